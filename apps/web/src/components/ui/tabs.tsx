import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#lib/screen/class-names";

export const Tabs = RadixTabs.Root;

/** Where there is no room for all of them in a line, they take two. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List className={classNames("flex flex-wrap gap-x-1 border-b border-line", className)} {...props} />;
}

/** Belongs in a {@link TabsList}; its `value` is that of the {@link TabsContent} which it opens. */
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

/** What is in it goes when another tab is opened, unless it has `forceMount`. */
export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={classNames("pt-5", className)} {...props} />;
}
