ALTER TABLE "log_error" ADD COLUMN "method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "log_error" ADD COLUMN "request_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "log_error" ADD COLUMN "server_host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "log_error" ADD COLUMN "server_ip" text DEFAULT '' NOT NULL;