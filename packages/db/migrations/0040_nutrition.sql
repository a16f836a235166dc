CREATE TABLE `ingredient_weights` (
	`ingredient_id` integer NOT NULL,
	`unit` text NOT NULL,
	`grams` real NOT NULL,
	PRIMARY KEY(`ingredient_id`, `unit`),
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ingredient_weights_grams" CHECK("ingredient_weights"."grams" > 0)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `ingredients` ADD `nutrition_food` text;