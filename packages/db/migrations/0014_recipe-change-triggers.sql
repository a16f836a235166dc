CREATE TRIGGER recipes_inserted_change AFTER INSERT ON recipes BEGIN
  DELETE FROM recipe_changes WHERE recipe_id = new.id;
  INSERT INTO recipe_changes (recipe_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_updated_change AFTER UPDATE ON recipes BEGIN
  DELETE FROM recipe_changes WHERE recipe_id = new.id;
  INSERT INTO recipe_changes (recipe_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER recipes_deleted_change AFTER DELETE ON recipes BEGIN
  DELETE FROM recipe_changes WHERE recipe_id = old.id;
  INSERT INTO recipe_changes (recipe_id) VALUES (old.id);
END;
--> statement-breakpoint
-- Lines come and go with a change of their recipe; alone they change when ingredients are merged or linked anew.
CREATE TRIGGER recipe_lines_updated_change AFTER UPDATE ON recipe_lines BEGIN
  DELETE FROM recipe_changes WHERE recipe_id = new.recipe_id;
  INSERT INTO recipe_changes (recipe_id) VALUES (new.recipe_id);
END;
--> statement-breakpoint
-- A recipe shows its ingredients as the catalogue names them.
CREATE TRIGGER ingredients_updated_change AFTER UPDATE ON ingredients WHEN old.name <> new.name BEGIN
  DELETE FROM recipe_changes WHERE recipe_id IN (SELECT recipe_id FROM recipe_lines WHERE ingredient_id = new.id);
  INSERT INTO recipe_changes (recipe_id) SELECT DISTINCT recipe_id FROM recipe_lines WHERE ingredient_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER ingredients_deleted_change BEFORE DELETE ON ingredients BEGIN
  DELETE FROM recipe_changes WHERE recipe_id IN (SELECT recipe_id FROM recipe_lines WHERE ingredient_id = old.id);
  INSERT INTO recipe_changes (recipe_id) SELECT DISTINCT recipe_id FROM recipe_lines WHERE ingredient_id = old.id;
END;
