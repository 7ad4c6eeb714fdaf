CREATE TABLE "queue_callers" (
	"key" text PRIMARY KEY NOT NULL,
	"since" double precision NOT NULL,
	"due" double precision NOT NULL,
	"used" double precision NOT NULL,
	"takes" double precision NOT NULL,
	"clock" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queue_callers_since" ON "queue_callers" USING btree ("since");