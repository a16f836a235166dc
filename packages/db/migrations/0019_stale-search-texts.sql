CREATE TABLE `stale_search_texts` (
	`recipe_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`recipe_id`) REFERENCES `recipes`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
