-- Whatever a process remembers of who may do what (server/kernel/access-stamp.ts) is true only as long as this number
-- stands. The database raises it itself, so that no write can forget to.
CREATE FUNCTION access_changed() RETURNS trigger AS $$
BEGIN
  UPDATE access_stamp SET stamp = stamp + 1 WHERE id = 1;
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TRIGGER user_account_access AFTER UPDATE OF tenant_id, account, real_name, status OR DELETE ON "user_account"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER user_role_access AFTER INSERT OR UPDATE OR DELETE ON "user_role"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER project_member_access AFTER INSERT OR UPDATE OR DELETE ON "project_member"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER project_access AFTER UPDATE OF tenant_id OR DELETE ON "project"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER session_access AFTER UPDATE OF user_id, end_time OR DELETE ON "session"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER role_access AFTER INSERT OR UPDATE OR DELETE ON "role"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER role_menu_access AFTER INSERT OR UPDATE OR DELETE ON "role_menu"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER menu_access AFTER INSERT OR UPDATE OR DELETE ON "menu"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
--> statement-breakpoint
CREATE TRIGGER param_access AFTER INSERT OR UPDATE OR DELETE ON "param"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
