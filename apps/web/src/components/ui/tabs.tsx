import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

export const Tabs = RadixTabs.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List className={classNames("flex gap-1 overflow-x-auto border-b border-line", className)} {...props} />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={classNames(
        "-mb-px min-h-11 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-muted hover:text-ink",
        "-outline-offset-2 data-[state=active]:border-clay data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={classNames("pt-5", className)} {...props} />;
}
