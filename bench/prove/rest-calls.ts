/** What of a JSON schema guides whoever makes an input of it. */
export interface WireSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly items?: WireSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly WireSchema[];
}

/** One call of either wire. */
export interface WireCall {
  readonly method: string;
  /** From the root, with `{name}` for parameters. */
  readonly path: string;
  readonly schema: WireSchema;
  /** tRPC wants its input in an envelope. */
  readonly isEnveloped: boolean;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: WireSchema }>> };
}

/** Every call of REST, as the OpenAPI document has it. */
export function restCalls(document: string): WireCall[] {
  const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> }; // our own document
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: `/api${path}`,
      schema: operation.requestBody?.content["application/json"]?.schema ?? {},
      isEnveloped: false,
    })),
  );
}
