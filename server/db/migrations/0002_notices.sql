CREATE TABLE "inbox_message" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"read_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "read_mark" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"read_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "read_mark_user_id_kind_entry_id_pk" PRIMARY KEY("user_id","kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "log_error" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"exception_name" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"time" text DEFAULT '' NOT NULL,
	"stack_trace" text DEFAULT '' NOT NULL,
	"params" text DEFAULT '' NOT NULL,
	"service_id" text DEFAULT '' NOT NULL,
	"env" text DEFAULT '' NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"release_time" timestamp (3) with time zone,
	"content" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inbox_message" ADD CONSTRAINT "inbox_message_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_mark" ADD CONSTRAINT "read_mark_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_message_list_idx" ON "inbox_message" USING btree ("user_id","project_id","id");--> statement-breakpoint
CREATE INDEX "inbox_message_unread_idx" ON "inbox_message" USING btree ("user_id","project_id") WHERE "inbox_message"."read_time" is null;--> statement-breakpoint
CREATE INDEX "log_error_list_idx" ON "log_error" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "notice_list_idx" ON "notice" USING btree ("tenant_id","release_time","id");