ALTER TABLE "user_account" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "signature" text DEFAULT '' NOT NULL;