import { parseLocalDate } from "@tureen/domain/dates/local-date";
import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

/** What the generate dialog begins with; texts as they stand in its fields. */
export interface GenerateRequest {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
}

export const EMPTY_REQUEST: GenerateRequest = { name: "", startDate: "", endDate: "" };

const PARAMETERS = ["generate", "startDate", "endDate"];

/**
 * The open generate dialog's request, or null while it is closed. An address with `generate=true` opens it filled in;
 * what was read is taken out of the address again (specification, section 2).
 */
export function useGenerateRequest() {
  const [params, setParams] = useSearchParams();
  const [request, setRequest] = useState<GenerateRequest | null>(null);

  useEffect(() => {
    if (!PARAMETERS.some((name) => params.has(name))) return;
    if (params.get("generate") === "true") {
      setRequest({ name: "", startDate: dateIn(params, "startDate"), endDate: dateIn(params, "endDate") });
    }
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const name of PARAMETERS) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [params, setParams]);

  return [request, setRequest] as const;
}

function dateIn(params: URLSearchParams, name: string): string {
  return parseLocalDate(params.get(name) ?? "") ?? "";
}
