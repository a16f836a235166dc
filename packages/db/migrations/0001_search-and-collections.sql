-- Folded text of every recipe, searched by substring. The rows are written by the application, which folds
-- accents that SQLite's own LOWER does not know.
CREATE VIRTUAL TABLE recipe_search USING fts5(content, tokenize = 'trigram case_sensitive 1');
--> statement-breakpoint
-- The trigrams in use: words of two letters are looked up as the trigrams that begin with them.
CREATE VIRTUAL TABLE recipe_search_terms USING fts5vocab(recipe_search, row);
--> statement-breakpoint
CREATE TRIGGER recipes_search_deleted AFTER DELETE ON recipes BEGIN
  DELETE FROM recipe_search WHERE rowid = old.id;
END;
--> statement-breakpoint
INSERT INTO collections (name) VALUES ('recipes'), ('meal-plans'), ('shopping-lists'), ('larder'), ('ingredients'), ('settings');
--> statement-breakpoint
-- Each write moves its collection on, whoever makes it: no repository can forget to.
CREATE TRIGGER recipes_inserted AFTER INSERT ON recipes BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER recipes_updated AFTER UPDATE ON recipes BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER recipes_deleted AFTER DELETE ON recipes BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER recipe_lines_updated AFTER UPDATE ON recipe_lines BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'recipes'; END;
--> statement-breakpoint
CREATE TRIGGER meal_plans_inserted AFTER INSERT ON meal_plans BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER meal_plans_updated AFTER UPDATE ON meal_plans BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER meal_plans_deleted AFTER DELETE ON meal_plans BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'meal-plans'; END;
--> statement-breakpoint
CREATE TRIGGER shopping_lists_inserted AFTER INSERT ON shopping_lists BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER shopping_lists_updated AFTER UPDATE ON shopping_lists BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER shopping_lists_deleted AFTER DELETE ON shopping_lists BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'shopping-lists'; END;
--> statement-breakpoint
CREATE TRIGGER larder_items_inserted AFTER INSERT ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
--> statement-breakpoint
CREATE TRIGGER larder_items_updated AFTER UPDATE ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
--> statement-breakpoint
CREATE TRIGGER larder_items_deleted AFTER DELETE ON larder_items BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'larder'; END;
--> statement-breakpoint
-- A recipe shows its ingredients as the catalogue names them, so that a renamed entry changes recipes too.
CREATE TRIGGER ingredients_inserted AFTER INSERT ON ingredients BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'ingredients'; END;
--> statement-breakpoint
CREATE TRIGGER ingredients_updated AFTER UPDATE ON ingredients BEGIN UPDATE collections SET revision = revision + 1 WHERE name IN ('ingredients', 'recipes'); END;
--> statement-breakpoint
CREATE TRIGGER ingredients_deleted AFTER DELETE ON ingredients BEGIN UPDATE collections SET revision = revision + 1 WHERE name IN ('ingredients', 'recipes'); END;
--> statement-breakpoint
CREATE TRIGGER ingredient_names_inserted AFTER INSERT ON ingredient_names BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'ingredients'; END;
--> statement-breakpoint
CREATE TRIGGER ingredient_names_deleted AFTER DELETE ON ingredient_names BEGIN UPDATE collections SET revision = revision + 1 WHERE name = 'ingredients'; END;
