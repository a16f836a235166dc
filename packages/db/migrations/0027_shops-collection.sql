CREATE TRIGGER shops_inserted AFTER INSERT ON shops BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER shops_updated AFTER UPDATE ON shops BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER shops_deleted AFTER DELETE ON shops BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
