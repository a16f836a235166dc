import { t } from "#lib/text/language";
import type { ReactNode } from "react";
import { classNames } from "#lib/screen/class-names";
import { ADMIN_SECTIONS, type AdminSectionName } from "../sections";

interface AdminSectionProps {
  name: AdminSectionName;
  /** What is done here, in a sentence or two. */
  text?: ReactNode;
  tone?: "default" | "danger";
  children: ReactNode;
}

/** One part of the admin page, under its heading. */
export function AdminSection({ name, text, tone = "default", children }: AdminSectionProps) {
  const { id, title } = ADMIN_SECTIONS[name];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid min-w-0 scroll-mt-24 grid-cols-1 gap-4">
      <div>
        <h2 id={`${id}-heading`} className={classNames("text-xl", tone === "danger" && "text-berry-ink")}>
          {t(title)}
        </h2>
        {text && <p className="mt-1 max-w-prose text-sm text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
