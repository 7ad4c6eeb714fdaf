CREATE TABLE "owner_files" (
	"business_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_files_business_id_kind_pk" PRIMARY KEY("business_id","kind")
);
--> statement-breakpoint
ALTER TABLE "owner_files" ADD CONSTRAINT "owner_files_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;