const steps = [
  {
    title: 'Enter your address',
    text: 'We open up to fifteen pages of your site, your robots.txt, your sitemap and your structured data.',
  },
  {
    title: 'See the score and why',
    text: 'Every point comes from a check you can open: the page, the words, the rule and its source. What we couldn’t measure doesn’t count against you.',
  },
  {
    title: 'Fix the next thing',
    text: 'Each step shows the exact points it adds. Tick what you plan to do and watch your score change.',
  },
] as const;

/** Three steps from a URL to the next thing to do. */
export function HowItWorks() {
  return (
    <section id="how" className="section-space scroll-mt-16">
      <div className="page-width">
        <h2>How it works</h2>
        <ol className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-8 lg:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[4rem_1fr] items-start gap-x-4 border-ink border-t-[1.5px] pt-6 lg:grid-cols-1 lg:content-start lg:gap-y-6"
            >
              <span aria-hidden className="font-[560] font-display text-[3.5rem] leading-[0.9] tracking-[-0.04em]">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[24.64em] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
