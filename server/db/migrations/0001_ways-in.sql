CREATE TABLE "outbox_payload" (
	"outbox_id" bigint PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"transport" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_time" timestamp (3) with time zone,
	"last_error" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeded" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bind_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"browser_hash" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"end_time" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"source" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"browser_hash" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"return_to" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_used" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"last_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_identity_key" UNIQUE("tenant_id","source","subject")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox_payload" ADD CONSTRAINT "outbox_payload_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_payload_next_idx" ON "outbox_payload" USING btree ("next_time");--> statement-breakpoint
CREATE INDEX "outbox_list_idx" ON "outbox" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "sms_code_phone_idx" ON "sms_code" USING btree ("tenant_id","phone","create_time");--> statement-breakpoint
CREATE INDEX "sms_code_address_idx" ON "sms_code" USING btree ("address","create_time");--> statement-breakpoint
CREATE INDEX "user_identity_user_idx" ON "user_identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_account_phone_idx" ON "user_account" USING btree ("tenant_id","phone");--> statement-breakpoint
-- The ways in that are new, for a client whose grants nobody changed.
UPDATE "client" SET "authorized_grant_types" = 'captcha,password,refresh_token,sms_code,social,sso'
	WHERE "client_id" = 'saber' AND "authorized_grant_types" = 'captcha,password,refresh_token';--> statement-breakpoint
-- What the first version gave to a database that was filled already: menus, their buttons, top menus (seed-id.ts).
INSERT INTO "seeded" ("id", "at")
	SELECT 1123598000000300000 + m * 10 + b, now()
	FROM unnest(ARRAY[100, 110, 200, 210, 220, 230, 240, 250, 260, 270, 300, 310, 320, 900, 910, 920, 930]) m, generate_series(0, 4) b
	WHERE EXISTS (SELECT 1 FROM "tenant") AND (b = 0 OR m NOT IN (100, 200, 210, 300, 900))
	UNION ALL SELECT 1123598000000310000 + t, now() FROM generate_series(1, 3) t WHERE EXISTS (SELECT 1 FROM "tenant");
