CREATE TABLE "access_stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"stamp" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"key" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"authorized_grant_types" text NOT NULL,
	"access_token_validity" integer NOT NULL,
	"refresh_token_validity" integer NOT NULL,
	CONSTRAINT "client_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"category" integer NOT NULL,
	"action" integer DEFAULT 0 NOT NULL,
	"is_open" integer DEFAULT 1 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"group" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"query" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "menu_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"role_name" text NOT NULL,
	"role_name_en" text DEFAULT '' NOT NULL,
	"role_alias" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "role_alias_key" UNIQUE("tenant_id","role_alias")
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"refresh_time" timestamp (3) with time zone NOT NULL,
	"expire_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"tenant_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_menu" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"path" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_menu_menu" (
	"top_menu_id" bigint NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "top_menu_menu_top_menu_id_menu_id_pk" PRIMARY KEY("top_menu_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"account" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"real_name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"sex" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"date_format" text DEFAULT 'YYYY-MM-DD' NOT NULL,
	"status" text DEFAULT '1' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "flow_history" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"flow" text NOT NULL,
	"record_id" bigint NOT NULL,
	"item_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"round" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "defect" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"report_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"defect_status" text NOT NULL,
	"defect_type_id" bigint,
	"defect_position" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"model_glid" text DEFAULT '' NOT NULL,
	"defect_img" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recommendation" text DEFAULT '' NOT NULL,
	"repair_img" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"repair_user" bigint,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memo" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"memo_code" text DEFAULT '' NOT NULL,
	"memo_status" text NOT NULL,
	"subject" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"contractor_id" bigint,
	"block_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source_report_id" bigint NOT NULL,
	"create_user" bigint
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"report_code" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"profession_id" text NOT NULL,
	"description" text NOT NULL,
	"block_id" bigint,
	"level_id" bigint,
	"unit_id" bigint,
	"room_id" bigint,
	"gridline" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"contractor_manager_id" bigint,
	"contractor_id" bigint,
	"create_user" bigint NOT NULL,
	"raised_by" text DEFAULT '' NOT NULL,
	"send_time" timestamp (3) with time zone,
	"deadline" timestamp (3) with time zone,
	"check_date" timestamp (3) with time zone,
	"close_time" timestamp (3) with time zone,
	"escalate_time" timestamp (3) with time zone,
	"defect_count" integer DEFAULT 0 NOT NULL,
	"todo_count" integer DEFAULT 0 NOT NULL,
	"fix_count" integer DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"pass_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contractor" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" bigint PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint,
	"create_user" bigint NOT NULL,
	"create_time" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	"thumb_hash" text DEFAULT '' NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"taken_at" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lng" double precision
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_name" text NOT NULL,
	"project_name_en" text DEFAULT '' NOT NULL,
	"project_abbreviation" text NOT NULL,
	"project_code" text NOT NULL,
	"project_address" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_code_key" UNIQUE("tenant_id","project_code")
);
--> statement-breakpoint
CREATE TABLE "project_member" (
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"contractor_id" bigint,
	CONSTRAINT "project_member_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"project_id" bigint NOT NULL,
	"key" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "series_project_id_key_pk" PRIMARY KEY("project_id","key")
);
--> statement-breakpoint
CREATE TABLE "block" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"building_code" text DEFAULT '' NOT NULL,
	"block_name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"block_code" text DEFAULT '' NOT NULL,
	"floor_cnt" integer DEFAULT 0 NOT NULL,
	"units_cnt" integer DEFAULT 0 NOT NULL,
	"org_code" text DEFAULT '' NOT NULL,
	"project_code" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	CONSTRAINT "block_building_code_key" UNIQUE("tenant_id","project_id","building_code")
);
--> statement-breakpoint
CREATE TABLE "defect_type" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"profession_id" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"default_comment" text DEFAULT '' NOT NULL,
	"default_comment_en" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"dict_key" text DEFAULT '' NOT NULL,
	"dict_value" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_sealed" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dict_code_dict_key_key" UNIQUE("code","dict_key")
);
--> statement-breakpoint
CREATE TABLE "dict_biz" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"dict_key" text DEFAULT '' NOT NULL,
	"dict_value" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_sealed" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dict_biz_code_dict_key_key" UNIQUE("tenant_id","code","dict_key")
);
--> statement-breakpoint
CREATE TABLE "level" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"block_id" bigint,
	"level_code" text DEFAULT '' NOT NULL,
	"level_name" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	CONSTRAINT "level_block_id_level_code_key" UNIQUE("tenant_id","project_id","block_id","level_code")
);
--> statement-breakpoint
CREATE TABLE "param" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"param_name" text DEFAULT '' NOT NULL,
	"param_key" text DEFAULT '' NOT NULL,
	"param_value" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "param_param_key_key" UNIQUE("tenant_id","param_key")
);
--> statement-breakpoint
CREATE TABLE "report_issue" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"profession_id" text DEFAULT '' NOT NULL,
	"building_type" text DEFAULT '' NOT NULL,
	"issue_content" text DEFAULT '' NOT NULL,
	"issue_content_en" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"unit_id" bigint,
	"room_code" text DEFAULT '' NOT NULL,
	"room_name" text DEFAULT '' NOT NULL,
	"room_type_id" bigint,
	CONSTRAINT "room_unit_id_room_code_key" UNIQUE("tenant_id","project_id","unit_id","room_code")
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"room_code" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"wet" integer DEFAULT 0 NOT NULL,
	"windowed" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_type_room_code_key" UNIQUE("tenant_id","project_id","room_code")
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"level_id" bigint,
	"unit_code" text DEFAULT '' NOT NULL,
	"unit_type_id" bigint,
	"memo" text DEFAULT '' NOT NULL,
	CONSTRAINT "unit_level_id_unit_code_key" UNIQUE("tenant_id","project_id","level_id","unit_code")
);
--> statement-breakpoint
CREATE TABLE "unit_type" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tenant_id" text NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"area" double precision DEFAULT 0 NOT NULL,
	"room_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"index" integer DEFAULT 0 NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	CONSTRAINT "unit_type_name_key" UNIQUE("tenant_id","project_id","name")
);
--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_tenant_id_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_menu_menu" ADD CONSTRAINT "top_menu_menu_top_menu_id_top_menu_id_fk" FOREIGN KEY ("top_menu_id") REFERENCES "public"."top_menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_menu_menu" ADD CONSTRAINT "top_menu_menu_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_tenant_id_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defect" ADD CONSTRAINT "defect_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defect" ADD CONSTRAINT "defect_defect_type_id_defect_type_id_fk" FOREIGN KEY ("defect_type_id") REFERENCES "public"."defect_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defect" ADD CONSTRAINT "defect_repair_user_user_account_id_fk" FOREIGN KEY ("repair_user") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memo" ADD CONSTRAINT "memo_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memo" ADD CONSTRAINT "memo_contractor_id_contractor_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memo" ADD CONSTRAINT "memo_source_report_id_report_id_fk" FOREIGN KEY ("source_report_id") REFERENCES "public"."report"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memo" ADD CONSTRAINT "memo_create_user_user_account_id_fk" FOREIGN KEY ("create_user") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_block_id_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."block"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_level_id_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_contractor_manager_id_user_account_id_fk" FOREIGN KEY ("contractor_manager_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_contractor_id_contractor_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_create_user_user_account_id_fk" FOREIGN KEY ("create_user") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contractor" ADD CONSTRAINT "contractor_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_tenant_id_tenant_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_member" ADD CONSTRAINT "project_member_contractor_id_contractor_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level" ADD CONSTRAINT "level_block_id_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."block"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_unit_id_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."unit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_level_id_level_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."level"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_unit_type_id_unit_type_id_fk" FOREIGN KEY ("unit_type_id") REFERENCES "public"."unit_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_failure_key_idx" ON "login_failure" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "menu_parent_idx" ON "menu" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_key" ON "user_account" USING btree ("tenant_id",lower("account"));--> statement-breakpoint
CREATE INDEX "flow_history_record_idx" ON "flow_history" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "defect_report_idx" ON "defect" USING btree ("report_id","sort");--> statement-breakpoint
CREATE INDEX "defect_list_idx" ON "defect" USING btree ("project_id","defect_status","create_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "memo_source_key" ON "memo" USING btree ("source_report_id");--> statement-breakpoint
CREATE INDEX "memo_list_idx" ON "memo" USING btree ("project_id","create_time");--> statement-breakpoint
CREATE INDEX "report_list_idx" ON "report" USING btree ("project_id","create_time","id");--> statement-breakpoint
CREATE INDEX "report_status_idx" ON "report" USING btree ("project_id","status","deadline");--> statement-breakpoint
CREATE INDEX "report_contractor_idx" ON "report" USING btree ("project_id","contractor_id","status");--> statement-breakpoint
CREATE INDEX "report_due_idx" ON "report" USING btree ("deadline") WHERE "report"."status" in ('open', 'committed') and "report"."escalate_time" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_code_key" ON "report" USING btree ("project_id","report_code") WHERE "report"."report_code" <> '';--> statement-breakpoint
CREATE INDEX "contractor_list_idx" ON "contractor" USING btree ("project_id","kind");--> statement-breakpoint
CREATE INDEX "file_hash_idx" ON "file" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "project_member_user_idx" ON "project_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "block_list_idx" ON "block" USING btree ("tenant_id","project_id","sort","building_code","id");--> statement-breakpoint
CREATE INDEX "defect_type_list_idx" ON "defect_type" USING btree ("tenant_id","profession_id","title","id");--> statement-breakpoint
CREATE INDEX "dict_list_idx" ON "dict" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "dict_biz_list_idx" ON "dict_biz" USING btree ("tenant_id","sort","id");--> statement-breakpoint
CREATE INDEX "level_list_idx" ON "level" USING btree ("tenant_id","project_id","block_id","sort","id");--> statement-breakpoint
CREATE INDEX "param_list_idx" ON "param" USING btree ("tenant_id","create_time","id");--> statement-breakpoint
CREATE INDEX "report_issue_list_idx" ON "report_issue" USING btree ("tenant_id","profession_id","create_time","id");--> statement-breakpoint
CREATE INDEX "room_list_idx" ON "room" USING btree ("tenant_id","project_id","unit_id","room_code","id");--> statement-breakpoint
CREATE INDEX "room_type_list_idx" ON "room_type" USING btree ("tenant_id","project_id","sort","room_code","id");--> statement-breakpoint
CREATE INDEX "unit_list_idx" ON "unit" USING btree ("tenant_id","project_id","level_id","unit_code","id");--> statement-breakpoint
CREATE INDEX "unit_type_list_idx" ON "unit_type" USING btree ("tenant_id","project_id","index","name","id");--> statement-breakpoint
CREATE FUNCTION flow_history_is_append_only() RETURNS trigger AS $$
BEGIN
  RAISE EXCEPTION 'flow_history is append-only';
END;
$$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER flow_history_append_only BEFORE UPDATE OR DELETE ON "flow_history"
FOR EACH ROW EXECUTE FUNCTION flow_history_is_append_only();
--> statement-breakpoint
INSERT INTO "access_stamp" ("id", "stamp") VALUES (1, 0);
