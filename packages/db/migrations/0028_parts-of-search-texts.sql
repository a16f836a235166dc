-- Each part of a recipe is a row of the index by itself, numbered id * 4 + part. The server writes them anew when it starts.
DROP TRIGGER recipes_search_deleted;
--> statement-breakpoint
DROP TABLE recipe_search;
--> statement-breakpoint
CREATE VIRTUAL TABLE recipe_search USING fts5(content, tokenize = 'trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER recipes_search_deleted AFTER DELETE ON recipes BEGIN
  DELETE FROM recipe_search WHERE rowid BETWEEN old.id * 4 AND old.id * 4 + 3;
END;
