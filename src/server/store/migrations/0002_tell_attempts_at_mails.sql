ALTER TABLE "mails" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "handed_over_at" timestamp with time zone;