CREATE TABLE "add_on_packs" (
	"audit_id" text NOT NULL,
	"add_on_id" text NOT NULL,
	"input" json,
	"pack" text,
	"facts_digest" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "add_on_packs_audit_id_add_on_id_pk" PRIMARY KEY("audit_id","add_on_id")
);
--> statement-breakpoint
CREATE TABLE "fact_words" (
	"business_id" text NOT NULL,
	"fact_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"value" text,
	"found_value" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_words_business_id_fact_id_pk" PRIMARY KEY("business_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "fix_states" (
	"business_id" text NOT NULL,
	"check_id" text NOT NULL,
	"state" text NOT NULL,
	"applied_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"last_check" json,
	"points_gained" real,
	CONSTRAINT "fix_states_business_id_check_id_pk" PRIMARY KEY("business_id","check_id")
);
--> statement-breakpoint
CREATE TABLE "owner_profiles" (
	"business_id" text PRIMARY KEY NOT NULL,
	"stated" json,
	"stated_at" timestamp with time zone,
	"takeout" text,
	"takeout_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_keywords" (
	"audit_id" text PRIMARY KEY NOT NULL,
	"keywords" json NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"draft" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_outlines" (
	"site_run_id" uuid PRIMARY KEY NOT NULL,
	"outline" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_texts" (
	"audit_id" text NOT NULL,
	"kind" text NOT NULL,
	"variant" integer NOT NULL,
	"facts_digest" text NOT NULL,
	"written" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_texts_audit_id_kind_variant_pk" PRIMARY KEY("audit_id","kind","variant")
);
--> statement-breakpoint
ALTER TABLE "add_on_packs" ADD CONSTRAINT "add_on_packs_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_words" ADD CONSTRAINT "fact_words_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fix_states" ADD CONSTRAINT "fix_states_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_profiles" ADD CONSTRAINT "owner_profiles_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_keywords" ADD CONSTRAINT "report_keywords_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_campaigns" ADD CONSTRAINT "review_campaigns_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_outlines" ADD CONSTRAINT "site_outlines_site_run_id_site_runs_id_fk" FOREIGN KEY ("site_run_id") REFERENCES "public"."site_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_texts" ADD CONSTRAINT "written_texts_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_campaigns_account" ON "review_campaigns" USING btree ("account_id","updated_at");