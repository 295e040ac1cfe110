CREATE TABLE "leave" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"status" text NOT NULL,
	"create_user" bigint NOT NULL,
	"approver_id" bigint NOT NULL,
	"leave_type" text NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_ack" (
	"notice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ack_time" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_ack_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "api_scope" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"scope_name" text DEFAULT '' NOT NULL,
	"menu_id" bigint,
	"resource_code" text DEFAULT '' NOT NULL,
	"scope_path" text DEFAULT '' NOT NULL,
	"scope_type" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_scope" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"scope_name" text DEFAULT '' NOT NULL,
	"menu_id" bigint,
	"resource_code" text DEFAULT '' NOT NULL,
	"scope_type" text DEFAULT '' NOT NULL,
	"scope_value" text DEFAULT '' NOT NULL,
	"scope_field" text DEFAULT '' NOT NULL,
	"scope_class" text DEFAULT '' NOT NULL,
	"scope_column" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dept" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"dept_name" text DEFAULT '' NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dept_parent_id_dept_name_key" UNIQUE("tenant_id","parent_id","dept_name")
);
--> statement-breakpoint
CREATE TABLE "log_api" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"code" integer DEFAULT 0 NOT NULL,
	"time" integer DEFAULT 0 NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"service_id" text DEFAULT '' NOT NULL,
	"server_host" text DEFAULT '' NOT NULL,
	"server_ip" text DEFAULT '' NOT NULL,
	"env" text DEFAULT '' NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"params" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_audit" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"action" text DEFAULT '' NOT NULL,
	"target_kind" text DEFAULT '' NOT NULL,
	"target_id" text DEFAULT '' NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_usual" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"log_level" text DEFAULT '' NOT NULL,
	"log_id" text DEFAULT '' NOT NULL,
	"log_data" text DEFAULT '' NOT NULL,
	"create_by" text DEFAULT '' NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"request_uri" text DEFAULT '' NOT NULL,
	"service_id" text DEFAULT '' NOT NULL,
	"server_host" text DEFAULT '' NOT NULL,
	"server_ip" text DEFAULT '' NOT NULL,
	"env" text DEFAULT '' NOT NULL,
	"remote_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oss" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"oss_code" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"endpoint" text DEFAULT '' NOT NULL,
	"bucket_name" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"domain_prefix" text DEFAULT '' NOT NULL,
	"access_key" text DEFAULT '' NOT NULL,
	"secret_key" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "oss_oss_code_key" UNIQUE("tenant_id","oss_code")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"post_code" text DEFAULT '' NOT NULL,
	"post_name" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_post_code_key" UNIQUE("tenant_id","post_code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"parent_code" text DEFAULT '' NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "region_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role_api_scope" (
	"role_id" bigint NOT NULL,
	"scope_id" bigint NOT NULL,
	CONSTRAINT "role_api_scope_role_id_scope_id_pk" PRIMARY KEY("role_id","scope_id")
);
--> statement-breakpoint
CREATE TABLE "role_data_scope" (
	"role_id" bigint NOT NULL,
	"scope_id" bigint NOT NULL,
	CONSTRAINT "role_data_scope_role_id_scope_id_pk" PRIMARY KEY("role_id","scope_id")
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "web_server_redirect_uri" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "resource_ids" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "authorities" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "autoapprove" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "additional_information" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "id" bigint;--> statement-breakpoint
-- Ids of tenants that were there before: as a new installation would give them (server/db/seed/base/seed-id.ts).
UPDATE "tenant" SET "id" = ('1123598' || lpad(regexp_replace("tenant_id", '\D', '', 'g'), 6, '0') || '700001')::numeric % 9223372036854775807;--> statement-breakpoint
ALTER TABLE "tenant" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "create_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "update_time" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "domain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "linkman" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "contact_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "birthday" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "dept_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "post_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "last_login" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "left_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "storage_id" bigint;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "end_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "role_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "must_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_create_user_user_account_id_fk" FOREIGN KEY ("create_user") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave" ADD CONSTRAINT "leave_approver_id_user_account_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_ack" ADD CONSTRAINT "notice_ack_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_ack" ADD CONSTRAINT "notice_ack_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_scope" ADD CONSTRAINT "api_scope_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_scope" ADD CONSTRAINT "data_scope_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_api_scope" ADD CONSTRAINT "role_api_scope_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_api_scope" ADD CONSTRAINT "role_api_scope_scope_id_api_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."api_scope"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_data_scope" ADD CONSTRAINT "role_data_scope_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_data_scope" ADD CONSTRAINT "role_data_scope_scope_id_data_scope_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."data_scope"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_list_idx" ON "leave" USING btree ("project_id","create_time","id");--> statement-breakpoint
CREATE INDEX "leave_turn_idx" ON "leave" USING btree ("approver_id","status");--> statement-breakpoint
CREATE INDEX "api_scope_list_idx" ON "api_scope" USING btree ("id");--> statement-breakpoint
CREATE INDEX "data_scope_list_idx" ON "data_scope" USING btree ("id");--> statement-breakpoint
CREATE INDEX "dept_list_idx" ON "dept" USING btree ("tenant_id","sort","id");--> statement-breakpoint
CREATE INDEX "log_api_list_idx" ON "log_api" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "log_audit_list_idx" ON "log_audit" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "log_usual_list_idx" ON "log_usual" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "oss_list_idx" ON "oss" USING btree ("tenant_id","id");--> statement-breakpoint
CREATE INDEX "post_list_idx" ON "post" USING btree ("tenant_id","sort","id");--> statement-breakpoint
CREATE INDEX "region_list_idx" ON "region" USING btree ("sort","code");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_storage_id_oss_id_fk" FOREIGN KEY ("storage_id") REFERENCES "public"."oss"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_id_unique" UNIQUE("id");--> statement-breakpoint
CREATE INDEX "user_account_list_idx" ON "user_account" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
-- What decides about people: see 0003.
CREATE TRIGGER role_data_scope_access AFTER INSERT OR UPDATE OR DELETE ON "role_data_scope"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER role_api_scope_access AFTER INSERT OR UPDATE OR DELETE ON "role_api_scope"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER data_scope_access AFTER INSERT OR UPDATE OR DELETE ON "data_scope"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER api_scope_access AFTER INSERT OR UPDATE OR DELETE ON "api_scope"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER dept_access AFTER INSERT OR UPDATE OR DELETE ON "dept"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER user_account_dept_access AFTER UPDATE OF dept_ids ON "user_account"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
