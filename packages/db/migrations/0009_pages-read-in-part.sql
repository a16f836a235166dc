ALTER TABLE `import_pages` ADD `reading_error` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_pages` ADD `words` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `import_pages` ADD `words_round` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `import_pages` SET `reading_error` = `error` WHERE `outcome` = 'failed' AND `source` = 'none';
