CREATE TRIGGER saved_weeks_inserted AFTER INSERT ON saved_weeks BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER saved_weeks_deleted AFTER DELETE ON saved_weeks BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
