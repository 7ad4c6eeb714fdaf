CREATE TABLE "audit_events" (
	"site_run_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"event" json NOT NULL,
	CONSTRAINT "audit_events_site_run_id_id_pk" PRIMARY KEY("site_run_id","id")
);
--> statement-breakpoint
CREATE TABLE "audits" (
	"id" text PRIMARY KEY NOT NULL,
	"site_run_id" uuid NOT NULL,
	"business_id" text NOT NULL,
	"session_id" uuid,
	"account_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"corrections" json,
	"analysis" text,
	CONSTRAINT "audits_one_owner" CHECK (num_nonnulls("audits"."session_id", "audits"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"account_id" text,
	"domain" text NOT NULL,
	"corrections" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "businesses_owner_domain" UNIQUE NULLS NOT DISTINCT("session_id","account_id","domain"),
	CONSTRAINT "businesses_one_owner" CHECK (num_nonnulls("businesses"."session_id", "businesses"."account_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"audit_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start_ms" bigint NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_ms_pk" PRIMARY KEY("key","window_start_ms")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "site_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_key" text NOT NULL,
	"target" text NOT NULL,
	"scheme_typed" boolean NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"analysis" text,
	"overall_score" integer,
	"algorithm_version" text,
	"failure" json,
	"bundle_digest" text
);
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_site_run_id_site_runs_id_fk" FOREIGN KEY ("site_run_id") REFERENCES "public"."site_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_session" ON "audits" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "audits_business" ON "audits" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "audits_site_run" ON "audits" USING btree ("site_run_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "site_runs_target" ON "site_runs" USING btree ("target_key","created_at");--> statement-breakpoint
CREATE INDEX "site_runs_unfinished" ON "site_runs" USING btree ("status") WHERE "site_runs"."status" in ('queued', 'running');--> statement-breakpoint
ALTER TABLE "site_runs" ALTER COLUMN "analysis" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "audits" ALTER COLUMN "analysis" SET STORAGE EXTERNAL;
