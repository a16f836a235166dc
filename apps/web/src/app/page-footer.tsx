import { Monitor, Moon, Sun } from "lucide-react";
import { chooseScheme, type SchemeChoice, useSchemeChoice } from "../lib/color-scheme";

const CHOICES = [
  { choice: "auto", label: "As this device", Icon: Monitor },
  { choice: "light", label: "Light", Icon: Sun },
  { choice: "dark", label: "Dark", Icon: Moon },
] as const satisfies readonly { choice: SchemeChoice; label: string; Icon: unknown }[];

export function PageFooter() {
  const chosen = useSchemeChoice();
  return (
    <footer className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 pt-6 pb-8 text-xs text-ink-muted sm:px-6 print:hidden">
      <p>Tureen keeps everything in this house.</p>
      <div role="radiogroup" aria-label="Colours" className="flex rounded-full border border-line p-0.5">
        {CHOICES.map(({ choice, label, Icon }) => (
          <span key={choice} className="relative grid size-8 place-items-center">
            <input
              type="radio"
              name="colours"
              aria-label={label}
              title={label}
              checked={choice === chosen}
              onChange={() => chooseScheme(choice)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full checked:bg-line"
            />
            <Icon
              aria-hidden
              className="pointer-events-none relative size-4 peer-checked:text-ink peer-hover:text-ink"
            />
          </span>
        ))}
      </div>
    </footer>
  );
}
