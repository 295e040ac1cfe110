CREATE TABLE "project_stamp" (
	"project_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"stamp" integer NOT NULL,
	CONSTRAINT "project_stamp_project_id_kind_pk" PRIMARY KEY("project_id","kind")
);
--> statement-breakpoint
-- At the end of the transaction, so that the stamp's row is the last thing that it waits for: two writers of a project
-- cannot block each other by it. Once for a transaction and project, however many records it changes.
CREATE FUNCTION records_changed() RETURNS trigger AS $$
DECLARE
  project bigint := coalesce(NEW.project_id, OLD.project_id);
  mark text := pg_current_xact_id()::text || ':' || project || ':' || TG_TABLE_NAME;
BEGIN
  IF coalesce(current_setting('qcdm.stamped', true), '') <> mark THEN
    INSERT INTO project_stamp AS s (project_id, kind, stamp) VALUES (project, TG_TABLE_NAME, 1)
    ON CONFLICT (project_id, kind) DO UPDATE SET stamp = s.stamp + 1;
    PERFORM set_config('qcdm.stamped', mark, true);
  END IF;
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_stamp AFTER INSERT OR UPDATE OR DELETE ON "report"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION records_changed();
