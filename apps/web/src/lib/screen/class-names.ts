type ClassName = string | false | null | undefined;

/**
 * Joins class names and leaves out what is none. Of two for the same property the style sheet decides, not their
 * order: choose between them by `? :`. What a component wears itself gives way (`styles/components.css`).
 */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(" ");
}
