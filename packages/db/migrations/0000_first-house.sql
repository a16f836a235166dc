CREATE TABLE `access_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`token_hash` text NOT NULL,
	`kind` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	`expires_at_seconds` integer
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`token_hash`);--> statement-breakpoint
CREATE TABLE `house_secrets` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `collections` (
	`name` text PRIMARY KEY NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `ingredient_names` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ingredient_id` integer NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`food_key` text NOT NULL,
	`sub_type_key` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ingredient_names_kind" CHECK("ingredient_names"."kind" in ('name', 'plural', 'alias'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `ingredient_names_food_key` ON `ingredient_names` (`food_key`);--> statement-breakpoint
CREATE INDEX `ingredient_names_ingredient` ON `ingredient_names` (`ingredient_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ingredient_names_name` ON `ingredient_names` (`food_key`,`sub_type_key`) WHERE "ingredient_names"."kind" = 'name';--> statement-breakpoint
CREATE UNIQUE INDEX `ingredient_names_alias` ON `ingredient_names` (`food_key`) WHERE "ingredient_names"."kind" = 'alias';--> statement-breakpoint
CREATE TABLE `ingredients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`plural` text,
	`category` text,
	`sub_type` text DEFAULT '' NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`is_custom` integer DEFAULT false NOT NULL,
	`needs_review` integer DEFAULT false NOT NULL,
	`density_g_per_ml` real,
	`piece_weight_g` real,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "ingredients_name" CHECK(length(trim("ingredients"."name")) > 0),
	CONSTRAINT "ingredients_density" CHECK("ingredients"."density_g_per_ml" > 0),
	CONSTRAINT "ingredients_piece_weight" CHECK("ingredients"."piece_weight_g" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `larder_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ingredient_id` integer NOT NULL,
	`quantity` real DEFAULT 1 NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "larder_items_quantity" CHECK("larder_items"."quantity" >= 0)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `larder_items_ingredient` ON `larder_items` (`ingredient_id`);--> statement-breakpoint
CREATE TABLE `meal_plans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` integer NOT NULL,
	`date` text NOT NULL,
	`meal_type` text NOT NULL,
	`servings` real NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE restrict,
	CONSTRAINT "meal_plans_type" CHECK("meal_plans"."meal_type" in ('breakfast', 'lunch', 'dinner')),
	CONSTRAINT "meal_plans_servings" CHECK("meal_plans"."servings" > 0),
	CONSTRAINT "meal_plans_date_shape" CHECK("meal_plans"."date" glob '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]')
) STRICT;
--> statement-breakpoint
CREATE INDEX `meal_plans_date` ON `meal_plans` (`date`);--> statement-breakpoint
CREATE INDEX `meal_plans_recipe` ON `meal_plans` (`recipe_id`);--> statement-breakpoint
CREATE TABLE `operations` (
	`uuid` text PRIMARY KEY NOT NULL,
	`procedure` text NOT NULL,
	`answer_json` text NOT NULL,
	`created_at` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `operations_created` ON `operations` (`created_at`);--> statement-breakpoint
CREATE TABLE `recipe_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipe_id` integer NOT NULL,
	`position` integer NOT NULL,
	`raw` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`ingredient_id` integer,
	`amount_num` integer,
	`amount_den` integer,
	`amount_max_num` integer,
	`amount_max_den` integer,
	`pack_num` integer,
	`pack_den` integer,
	`pack_unit` text DEFAULT '' NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`sub_type` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "recipe_lines_amount" CHECK(("recipe_lines"."amount_num" is null) = ("recipe_lines"."amount_den" is null) and "recipe_lines"."amount_num" >= 0 and "recipe_lines"."amount_den" > 0),
	CONSTRAINT "recipe_lines_amount_max" CHECK(("recipe_lines"."amount_max_num" is null) = ("recipe_lines"."amount_max_den" is null) and "recipe_lines"."amount_max_num" >= 0 and "recipe_lines"."amount_max_den" > 0),
	CONSTRAINT "recipe_lines_pack" CHECK(("recipe_lines"."pack_num" is null) = ("recipe_lines"."pack_den" is null) and "recipe_lines"."pack_num" > 0 and "recipe_lines"."pack_den" > 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `recipe_lines_recipe` ON `recipe_lines` (`recipe_id`,`position`);--> statement-breakpoint
CREATE INDEX `recipe_lines_ingredient` ON `recipe_lines` (`ingredient_id`);--> statement-breakpoint
CREATE TABLE `recipes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`cuisine` text DEFAULT '' NOT NULL,
	`difficulty` text DEFAULT 'Easy' NOT NULL,
	`servings` real,
	`prep_time_minutes` real,
	`cook_time_minutes` real,
	`instructions` text NOT NULL,
	`tags` text DEFAULT '' NOT NULL,
	`ingredients_text` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	CONSTRAINT "recipes_difficulty" CHECK("recipes"."difficulty" in ('Easy', 'Medium', 'Hard')),
	CONSTRAINT "recipes_servings" CHECK("recipes"."servings" > 0),
	CONSTRAINT "recipes_prep_time" CHECK("recipes"."prep_time_minutes" >= 0),
	CONSTRAINT "recipes_cook_time" CHECK("recipes"."cook_time_minutes" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `recipes_title` ON `recipes` (`title`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `shopping_list_contributions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	`meal_id` integer,
	`date` text NOT NULL,
	`meal_type` text NOT NULL,
	`meal_servings` real NOT NULL,
	`recipe_id` integer,
	`recipe_title` text NOT NULL,
	`recipe_servings` real,
	`line` text NOT NULL,
	`amount` text,
	`unit` text DEFAULT '' NOT NULL,
	`scaled_amount` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `shopping_list_items`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `shopping_list_contributions_item` ON `shopping_list_contributions` (`item_id`);--> statement-breakpoint
CREATE TABLE `shopping_list_items` (
	`id` text PRIMARY KEY NOT NULL,
	`list_id` integer NOT NULL,
	`position` integer NOT NULL,
	`item_group` text NOT NULL,
	`food_key` text NOT NULL,
	`measure_key` text DEFAULT '' NOT NULL,
	`ingredient_id` integer,
	`name` text NOT NULL,
	`sub_type` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`computed_amount` text NOT NULL,
	`hand_amount` real,
	`is_ticked` integer DEFAULT false NOT NULL,
	`is_removed` integer DEFAULT false NOT NULL,
	`origin` text NOT NULL,
	`joined_by` text,
	`larder_quantity` real,
	`larder_unit` text DEFAULT '' NOT NULL,
	`larder_notes` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `shopping_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ingredient_id`) REFERENCES `ingredients`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "shopping_list_items_group" CHECK("shopping_list_items"."item_group" in ('buy', 'larder')),
	CONSTRAINT "shopping_list_items_origin" CHECK("shopping_list_items"."origin" in ('plan', 'hand')),
	CONSTRAINT "shopping_list_items_hand_amount" CHECK("shopping_list_items"."hand_amount" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `shopping_list_items_list` ON `shopping_list_items` (`list_id`,`position`);--> statement-breakpoint
CREATE TABLE `shopping_list_meals` (
	`list_id` integer NOT NULL,
	`meal_id` integer NOT NULL,
	PRIMARY KEY(`list_id`, `meal_id`),
	FOREIGN KEY (`list_id`) REFERENCES `shopping_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`meal_id`) REFERENCES `meal_plans`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `shopping_list_meals_meal` ON `shopping_list_meals` (`meal_id`);--> statement-breakpoint
CREATE TABLE `shopping_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "shopping_lists_status" CHECK("shopping_lists"."status" in ('draft', 'locked-in', 'ordered')),
	CONSTRAINT "shopping_lists_dates" CHECK("shopping_lists"."start_date" <= "shopping_lists"."end_date")
) STRICT;
