import { Tabs as RadixTabs } from "radix-ui";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { classNames } from "#lib/screen/class-names";

export const Tabs = RadixTabs.Root;

/** Where there is no room for all of them they scroll; the one that is open is in view. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[data-state=active]");
    if (!list.current || !open || open === seen.current) return;
    seen.current = open;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.clientWidth) / 2;
  });
  return (
    <RadixTabs.List
      ref={list}
      className={classNames("relative flex gap-1 overflow-x-auto border-b border-line", className)}
      {...props}
    />
  );
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
