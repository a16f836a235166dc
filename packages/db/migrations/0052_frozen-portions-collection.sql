CREATE TRIGGER frozen_portions_inserted AFTER INSERT ON frozen_portions BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
--> statement-breakpoint
CREATE TRIGGER frozen_portions_updated AFTER UPDATE ON frozen_portions BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
--> statement-breakpoint
CREATE TRIGGER frozen_portions_deleted AFTER DELETE ON frozen_portions BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
