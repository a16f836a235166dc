CREATE TRIGGER other_meals_inserted AFTER INSERT ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER other_meals_updated AFTER UPDATE ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER other_meals_deleted AFTER DELETE ON other_meals BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
