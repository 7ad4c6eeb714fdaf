ALTER TABLE "business_events" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "processed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "audits" SET "processed_at" = m."at" FROM "business_events" m WHERE m."kind" = 'mark' AND m."id" = 'scan:' || "audits"."id";--> statement-breakpoint
UPDATE "business_events" SET "notified_at" = m."at" FROM "business_events" m WHERE m."kind" = 'mark' AND m."id" = 'told:' || "business_events"."id";--> statement-breakpoint
DELETE FROM "business_events" WHERE "kind" = 'mark' AND ("id" LIKE 'scan:%' OR "id" LIKE 'told:%');
