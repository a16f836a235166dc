import packageJson from "../../package.json" with { type: "json" };

/** Version of the running product. */
export const VERSION: string = packageJson.version;
