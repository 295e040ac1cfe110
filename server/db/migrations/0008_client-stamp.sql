-- Verified client credentials are remembered under the same stamp as permissions: see 0003.
CREATE TRIGGER client_access AFTER INSERT OR UPDATE OR DELETE ON "client"
FOR EACH STATEMENT EXECUTE FUNCTION access_changed();
