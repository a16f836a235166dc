/** The password that the tests' own house is opened with. */
export const FAMILY_PASSWORD = "soup tureen";
