CREATE TRIGGER staples_inserted AFTER INSERT ON staples BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER staples_updated AFTER UPDATE ON staples BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER staples_deleted AFTER DELETE ON staples BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
