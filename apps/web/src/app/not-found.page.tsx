import { t } from "#lib/language";
import { Link } from "wouter";
import { Logo } from "../components/logo";
import { PageHeading } from "../components/page-heading";
import { Button } from "../components/ui/button";
import { paths } from "./paths";

export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center py-14 text-center">
      <Logo className="mb-6 h-20 text-line-strong" />
      <PageHeading
        title={t("This page is not on the menu")}
        subtitle={t("The address may be mistyped, or what stood here was deleted.")}
      />
      <Button asChild>
        <Link href={paths.dashboard}>{t("Go to the dashboard")}</Link>
      </Button>
    </div>
  );
}
