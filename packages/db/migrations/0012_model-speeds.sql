CREATE TABLE `model_speeds` (
	`digest` text PRIMARY KEY NOT NULL,
	`speeds_json` text NOT NULL
) STRICT;
