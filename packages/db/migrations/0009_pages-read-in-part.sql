ALTER TABLE `import_pages` ADD `reading_error` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `import_pages` SET `reading_error` = `error` WHERE `outcome` = 'failed' AND `source` = 'none';