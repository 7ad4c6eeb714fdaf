CREATE TABLE "account_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"keep_audits_days" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_events" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"audit_id" text,
	"details" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_brands" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"contact" text,
	"logo" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"business_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"target" text NOT NULL,
	"sends_mail" boolean NOT NULL,
	"next_scan_at" timestamp with time zone,
	"last_scan_at" timestamp with time zone,
	"compared_audit_id" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "origin" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_events" ADD CONSTRAINT "business_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_events" ADD CONSTRAINT "business_events_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_brands" ADD CONSTRAINT "report_brands_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_compared_audit_id_audits_id_fk" FOREIGN KEY ("compared_audit_id") REFERENCES "public"."audits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_events_business" ON "business_events" USING btree ("business_id","at");--> statement-breakpoint
CREATE INDEX "business_events_audit" ON "business_events" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "share_links_audit" ON "share_links" USING btree ("audit_id","created_at");--> statement-breakpoint
CREATE INDEX "share_links_expires_at" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "watches_next_scan_at" ON "watches" USING btree ("next_scan_at");--> statement-breakpoint
CREATE INDEX "watches_compared_audit" ON "watches" USING btree ("compared_audit_id");--> statement-breakpoint
CREATE INDEX "checkouts_audit" ON "checkouts" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "purchases_audit" ON "purchases" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_audit" ON "idempotency_keys" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "site_runs_finished_at" ON "site_runs" USING btree ("finished_at");