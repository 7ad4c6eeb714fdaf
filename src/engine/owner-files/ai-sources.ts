/**
 * Recognizes visits from AI tools by the source in Google Analytics. From Matomo's list of AI assistants (July 2026) and
 * the vendors' own hosts. `bing.com` and `google.com` count as search.
 */

interface AiTool {
  readonly name: string;
  /** Hosts, including their subdomains, and names without a dot as in `utm_source`. */
  readonly sources: readonly string[];
}

const AI_TOOLS: readonly AiTool[] = [
  {
    name: 'ChatGPT',
    sources: ['chatgpt.com', 'chat.openai.com', 'labs.openai.com', 'openai.com', 'openai', 'chatgpt'],
  },
  { name: 'Perplexity', sources: ['perplexity.ai', 'perplexity'] },
  {
    name: 'Copilot',
    sources: ['copilot.microsoft.com', 'copilot.com', 'copilot', 'edgeservices.bing.com', 'copilot.cloud.microsoft'],
  },
  { name: 'Gemini', sources: ['gemini.google.com', 'bard.google.com', 'gemini', 'notebooklm.google.com'] },
  { name: 'Claude', sources: ['claude.ai', 'claude', 'anthropic.com'] },
  { name: 'DeepSeek', sources: ['deepseek.com', 'chat.deepseek.com', 'deepseek'] },
  { name: 'Grok', sources: ['grok.com', 'grok.x.ai', 'x.ai', 'grok'] },
  { name: 'Meta AI', sources: ['meta.ai'] },
  { name: 'Mistral', sources: ['chat.mistral.ai', 'mistral.ai'] },
  { name: 'You.com', sources: ['you.com'] },
  { name: 'DuckDuckGo AI', sources: ['duck.ai'] },
  { name: 'Phind', sources: ['phind.com'] },
  { name: 'Poe', sources: ['poe.com'] },
  { name: 'iAsk', sources: ['iask.ai'] },
  { name: 'Qwen', sources: ['chat.qwen.ai', 'qwen.ai'] },
  { name: 'Kimi', sources: ['kimi.com', 'kimi.moonshot.cn'] },
  { name: 'Doubao', sources: ['doubao.com'] },
  { name: 'ChatGLM', sources: ['chatglm.cn'] },
  { name: 'Ernie', sources: ['yiyan.baidu.com', 'ai.baidu.com'] },
];

const TOOL_OF = new Map(AI_TOOLS.flatMap(({ name, sources }) => sources.map((source) => [source, name] as const)));

/** The AI tool of a source such as `chatgpt.com` or `www.perplexity.ai`; null for others. Pure. */
export function findAiTool(source: string): string | null {
  const host = source
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#:].*$/, '');
  if (!host.includes('.')) return TOOL_OF.get(host) ?? null;
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1)) {
    const tool = TOOL_OF.get(rest);
    if (tool !== undefined) return tool;
  }
  return null;
}

/** Google's own values since May 2026: the medium `ai-assistant`, and the channel "AI Assistant" in English interfaces. */
export function isAiMedium(medium: string): boolean {
  return medium.trim().toLowerCase() === 'ai-assistant';
}

/** Whether a value of Google's channel column is its AI channel, which Google shows in English in every language seen so far. */
export function isAiChannel(channel: string): boolean {
  return /^ai assistants?$/i.test(channel.trim());
}
