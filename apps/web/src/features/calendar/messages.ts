import { text } from "@tureen/messages/text";

export const CALENDAR_MESSAGES = {
  loadFailed: text("Failed to load the calendar address"),
  turnedOn: text("The calendar is on"),
  replaced: text("The calendar has another address"),
  turnOnFailed: text("Failed to turn the calendar on"),
  turnedOff: text("The calendar is off"),
  turnOffFailed: text("Failed to turn the calendar off"),
  copied: text("The calendar address is copied"),
  notCopied: text("This browser did not copy it. Select the address and copy it by hand."),
} as const;
