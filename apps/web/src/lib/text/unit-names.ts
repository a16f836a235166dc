import { shownUnitName } from "@tureen/domain/languages/unit-names";
import { nameUnitsBy } from "@tureen/domain/quantities/find-unit";

nameUnitsBy(shownUnitName);
