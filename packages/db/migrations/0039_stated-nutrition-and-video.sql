ALTER TABLE `recipes` ADD `stated_nutrition` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `recipes` ADD `video_url` text DEFAULT '' NOT NULL;