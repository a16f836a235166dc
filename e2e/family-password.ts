/** The password that the tests' own household is opened with. */
export const FAMILY_PASSWORD = "soup tureen";
