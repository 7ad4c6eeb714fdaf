// Made by `npm run fixtures` from FACTOR_KEYS and the factor files of src/engine/factors: change those, not this.

/** The id of every check. */
export type CheckId =
  | 'businessCategory.clear'
  | 'businessCategory.saidPlainly'
  | 'businessCategory.consistent'
  | 'businessCategory.services'
  | 'businessCategory.profileCategory'
  | 'description.metaPresent'
  | 'description.namesService'
  | 'description.namesPlace'
  | 'description.namesBusiness'
  | 'description.length'
  | 'description.opening'
  | 'description.profileDescription'
  | 'qaUpdates.questionsOnSite'
  | 'qaUpdates.freshContent'
  | 'qaUpdates.profilePosts'
  | 'reviewResponses.replyShare'
  | 'reviewsPhotos.rating'
  | 'reviewsPhotos.reviewCount'
  | 'reviewsPhotos.recentReviews'
  | 'reviewsPhotos.testimonials'
  | 'reviewsPhotos.sitePhotos'
  | 'reviewsPhotos.photoDescriptions'
  | 'reviewsPhotos.profilePhotos'
  | 'websiteH1.exists'
  | 'websiteH1.one'
  | 'websiteH1.namesService'
  | 'websiteH1.namesPlace'
  | 'websiteH1.titleNamesService'
  | 'websiteH1.titleNamesPlace'
  | 'websiteH1.titleLength'
  | 'websiteH1.agreesWithTitle'
  | 'websiteH1.levels'
  | 'websiteH1.wordCount'
  | 'websiteH1.withoutScripts'
  | 'websiteH1.servicePages'
  | 'websiteH1.mobile'
  | 'napConsistency.name'
  | 'napConsistency.address'
  | 'napConsistency.phone'
  | 'napConsistency.agree'
  | 'napConsistency.clickToCall'
  | 'napConsistency.onHome'
  | 'napConsistency.profileAgrees'
  | 'linkAuthority.referringDomains'
  | 'linkAuthority.quality'
  | 'linkAuthority.spam'
  | 'communitySignals.listings'
  | 'communitySignals.social'
  | 'communitySignals.diversity'
  | 'communitySignals.recentReviews'
  | 'communitySignals.sentiment'
  | 'communitySignals.discussions'
  | 'aiCrawlerAccess.googlebot'
  | 'aiCrawlerAccess.bingbot'
  | 'aiCrawlerAccess.oaiSearchbot'
  | 'aiCrawlerAccess.otherAnswerBots'
  | 'aiCrawlerAccess.pagesOpen'
  | 'aiCrawlerAccess.indexable'
  | 'aiCrawlerAccess.quotable'
  | 'aiCrawlerAccess.probes'
  | 'aiCrawlerAccess.https'
  | 'aiCrawlerAccess.sitemap'
  | 'aiCrawlerAccess.canonical'
  | 'aiCrawlerAccess.robotsTxt'
  | 'aiCrawlerAccess.trainingBots'
  | 'aiCrawlerAccess.userBots'
  | 'aiCrawlerAccess.llmsTxt'
  | 'qaContentOptimization.questions'
  | 'qaContentOptimization.answered'
  | 'qaContentOptimization.directness'
  | 'qaContentOptimization.coversCost'
  | 'qaContentOptimization.coversArea'
  | 'qaContentOptimization.coversHours'
  | 'qaContentOptimization.coversAvailability'
  | 'qaContentOptimization.faqMarkup'
  | 'structuredData.businessEntry'
  | 'structuredData.valid'
  | 'structuredData.required'
  | 'structuredData.recommended'
  | 'structuredData.specificType'
  | 'structuredData.agrees'
  | 'structuredData.ownStars'
  | 'aiReferrals.sessions'
  | 'answerPresence.perplexity'
  | 'answerPresence.chatgpt'
  | 'answerPresence.copilot';

/** The checks that count in a score of Fix-It Mode, by `fixItScores` of their rules. */
export const FIX_IT_CHECKS = {
  keywords: [
    'description.namesService',
    'description.namesPlace',
    'websiteH1.namesService',
    'websiteH1.namesPlace',
    'websiteH1.titleNamesService',
    'websiteH1.titleNamesPlace',
  ],
  reviews: [
    'reviewResponses.replyShare',
    'reviewsPhotos.rating',
    'reviewsPhotos.reviewCount',
    'reviewsPhotos.recentReviews',
    'reviewsPhotos.testimonials',
  ],
  photos: ['reviewsPhotos.sitePhotos', 'reviewsPhotos.photoDescriptions', 'reviewsPhotos.profilePhotos'],
} as const satisfies Readonly<Record<string, readonly CheckId[]>>;

/** The checks that a generated text alone makes pass, by `fixedBy` of their rules. */
export const FIXED_CHECKS = {
  'fix-desc': [
    'description.metaPresent',
    'description.namesService',
    'description.namesPlace',
    'description.profileDescription',
  ],
  'fix-qa': [
    'qaUpdates.questionsOnSite',
    'qaContentOptimization.questions',
    'qaContentOptimization.answered',
    'qaContentOptimization.directness',
  ],
  'fix-h1': ['websiteH1.exists', 'websiteH1.namesService', 'websiteH1.namesPlace'],
} as const satisfies Readonly<Record<string, readonly CheckId[]>>;
