-- The operator log is only ever added to, whoever asks: a verb with a fault in it, or a hand at the database's console.
CREATE FUNCTION "refuse_operator_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The operator log is only ever added to.' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "operator_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_log"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_operator_log_change"();
