/** Whether a pasted text is the source of a page rather than its words. */
export function isPageSource(text: string): boolean {
  return /<(?:!doctype|html|head|body|div|script|article|section|main|meta|ul|ol|li|p|h[1-6]|span|table)\b[^<>]*>/i.test(
    text.slice(0, 200_000),
  );
}
