-- To FTS5 a range of rows is a walk through all of them.
DROP TRIGGER recipes_search_deleted;
--> statement-breakpoint
CREATE TRIGGER recipes_search_deleted AFTER DELETE ON recipes BEGIN
  DELETE FROM recipe_search WHERE rowid = old.id * 4;
  DELETE FROM recipe_search WHERE rowid = old.id * 4 + 1;
  DELETE FROM recipe_search WHERE rowid = old.id * 4 + 2;
  DELETE FROM recipe_search WHERE rowid = old.id * 4 + 3;
END;
