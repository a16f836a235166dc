import { Monitor, Moon, Sun } from "lucide-react";
import { ToggleGroup } from "radix-ui";
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
      <ToggleGroup.Root
        type="single"
        aria-label="Colours"
        value={chosen}
        onValueChange={(value) => {
          const choice = CHOICES.find((candidate) => candidate.choice === value)?.choice;
          if (choice) chooseScheme(choice);
        }}
        className="flex rounded-full border border-line p-0.5"
      >
        {CHOICES.map(({ choice, label, Icon }) => (
          <ToggleGroup.Item
            key={choice}
            value={choice}
            aria-label={label}
            title={label}
            className="grid size-8 place-items-center rounded-full hover:text-ink data-[state=on]:bg-line data-[state=on]:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </footer>
  );
}
