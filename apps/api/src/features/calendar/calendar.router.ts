import { calendarFeedOutput, turnOnCalendarInput } from "@tureen/contracts/calendar";
import { router } from "#trpc/init";
import { adminProcedure } from "#trpc/procedures";
import { calendarFeed, turnOffCalendar, turnOnCalendar } from "./calendar.service";

export const calendarRouter = router({
  feed: adminProcedure.output(calendarFeedOutput).query(({ ctx }) => calendarFeed(ctx.app)),
  turnOn: adminProcedure
    .input(turnOnCalendarInput)
    .output(calendarFeedOutput)
    .mutation(({ ctx, input }) => turnOnCalendar(ctx.app, input)),
  turnOff: adminProcedure.output(calendarFeedOutput).mutation(({ ctx }) => turnOffCalendar(ctx.app)),
});
