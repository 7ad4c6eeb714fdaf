ALTER TABLE "fact_words" RENAME TO "fact_overrides";--> statement-breakpoint
ALTER TABLE "fact_overrides" RENAME CONSTRAINT "fact_words_business_id_businesses_id_fk" TO "fact_overrides_business_id_businesses_id_fk";--> statement-breakpoint
ALTER TABLE "fact_overrides" RENAME CONSTRAINT "fact_words_business_id_fact_id_pk" TO "fact_overrides_business_id_fact_id_pk";--> statement-breakpoint
ALTER TABLE "statements" RENAME TO "public_claims";--> statement-breakpoint
ALTER TABLE "public_claims" RENAME CONSTRAINT "statements_pkey" TO "public_claims_pkey";--> statement-breakpoint
ALTER TABLE "written_texts" RENAME TO "generated_texts";--> statement-breakpoint
ALTER TABLE "generated_texts" RENAME CONSTRAINT "written_texts_audit_id_audits_id_fk" TO "generated_texts_audit_id_audits_id_fk";--> statement-breakpoint
ALTER TABLE "generated_texts" RENAME CONSTRAINT "written_texts_audit_id_kind_variant_pk" TO "generated_texts_audit_id_kind_variant_pk";--> statement-breakpoint
ALTER TABLE "flag_percents" RENAME TO "feature_flags";--> statement-breakpoint
ALTER TABLE "feature_flags" RENAME CONSTRAINT "flag_percents_pkey" TO "feature_flags_pkey";--> statement-breakpoint
ALTER TABLE "pay_desk_objects" RENAME TO "mock_gateway_objects";--> statement-breakpoint
ALTER TABLE "mock_gateway_objects" RENAME CONSTRAINT "pay_desk_objects_pkey" TO "mock_gateway_objects_pkey";--> statement-breakpoint
ALTER INDEX "pay_desk_objects_user" RENAME TO "mock_gateway_objects_user";