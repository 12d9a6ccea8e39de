import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Answers the Storage emulator's requests about storage.rules with the rules compiler and evaluator that come
 * with the Firestore emulator: one JSON object a line, in on stdin, out on stdout.
 */
public final class StorageRules {
  /** Ids of our own requests: far above those that the emulator counts up from 0. */
  private static final int FIRST_OWN_ID = 900_000;

  private final BufferedReader in =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final Map<String, RulesetAst> rulesets = new HashMap<>();
  private final Deque<JsonObject> waiting = new ArrayDeque<>();
  private int nextOwnId = FIRST_OWN_ID;

  /** The id under which the emulator expects the next line about the current request. */
  private int answerTo = -1;

  public static void main(String[] args) throws IOException {
    new StorageRules().serve();
  }

  private void serve() throws IOException {
    say(answer());
    // stdin ends when the emulator ends.
    for (JsonObject request = next(); request != null; request = next()) {
      answerTo = request.get("id").getAsInt();
      JsonObject context = request.getAsJsonObject("context");
      boolean loads = request.get("action").getAsString().equals("load_ruleset");
      JsonObject reply = loads ? load(context) : verify(context);
      reply.addProperty("id", answerTo);
      say(reply);
    }
  }

  private JsonObject next() throws IOException {
    return waiting.isEmpty() ? read() : waiting.poll();
  }

  private JsonObject read() throws IOException {
    String line = in.readLine();
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
  }

  private JsonObject answer() {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", answerTo);
    reply.addProperty("status", "ok");
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }

  private void say(JsonObject line) {
    out.println(line);
  }

  private JsonObject load(JsonObject context) {
    JsonObject reply = answer();
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    // Without cross-service rules firestore.exists() would evaluate to an error.
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).build();
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
    for (Issue issue : compiled.getIssues()) {
      boolean error = issue.getSeverity() == Issue.Severity.ERROR;
      String text =
          String.format(
              "%s:%d:%d %s",
              issue.getSourcePosition().getFileName(),
              issue.getSourcePosition().getLine(),
              issue.getSourcePosition().getColumn(),
              issue.getDescription());
      reply.getAsJsonArray(error ? "errors" : "warnings").add(text);
    }
    if (reply.getAsJsonArray("errors").isEmpty()) {
      rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", 2);
      reply.add("result", result);
    }
    return reply;
  }

  /** Any error while a rule is evaluated denies the request, as in production. */
  private JsonObject verify(JsonObject context) {
    boolean permit = false;
    String warning = null;
    try {
      permit = evaluate(context);
    } catch (Exception | StackOverflowError failure) {
      Throwable cause = failure.getCause() == null ? failure : failure.getCause();
      warning = String.valueOf(cause.getMessage() == null ? cause : cause.getMessage());
    }
    JsonObject reply = answer();
    if (warning != null) reply.getAsJsonArray("warnings").add(warning);
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    reply.add("result", result);
    return reply;
  }

  private boolean evaluate(JsonObject context) throws Exception {
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    if (ruleset == null) throw new IllegalStateException("no such ruleset");
    // Built from its segments: in one string, a '%' in a file's name would be decoded.
    List<ExpressionPathSegmentValue> segments =
        Arrays.stream(context.get("path").getAsString().split("/"))
            .filter(segment -> !segment.isEmpty())
            .map(ExpressionValueUtils::simpleSegment)
            .collect(Collectors.toList());
    AuthRuleEvaluator.RuleContext.Builder question =
        new AuthRuleEvaluator.RuleContext.Builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(ExpressionValueUtils.path(segments).getPathValue())
            .supplyFunction(new FirestoreFunction("firestore.exists"))
            .supplyFunction(new FirestoreFunction("firestore.get"));
    for (Map.Entry<String, JsonElement> variable :
        context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      question.supplyVariable(variable.getKey(), value.build());
    }
    return new DefaultEvaluator(ruleset).evaluate(question.build()).get().permit();
  }

  /** `firestore.get` and `firestore.exists`: the emulator fetches the document for us. */
  private final class FirestoreFunction implements AsyncRuntimeFunction {
    private final String name;

    FirestoreFunction(String name) {
      this.name = name;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
      try {
        String path =
            ExpressionValueUtils.getPathSegments(
                    request.getSourcePosition(), request.getArguments(0).getPathValue())
                .stream()
                .collect(Collectors.joining("/", "/", ""));
        JsonObject reply = fetch(path);
        boolean exists = reply.get("status").getAsString().equals("ok");
        if (name.equals("firestore.exists")) {
          return Futures.immediateFuture(
              ExpressionValueUtils.createResponse(ExpressionValueUtils.createValue(exists)));
        }
        if (!exists) {
          throw new EvaluationException(request.getSourcePosition(), "No document at " + path);
        }
        Map<String, Object> document = new HashMap<>();
        document.put("id", path.substring(path.lastIndexOf('/') + 1));
        document.put("data", plainFields(reply.getAsJsonObject("result")));
        return Futures.immediateFuture(
            ExpressionValueUtils.createResponse(ExpressionValueUtils.createValue(document)));
      } catch (Exception failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }
  }

  private JsonObject fetch(String path) throws IOException {
    int id = nextOwnId++;
    JsonObject question = answer();
    question.addProperty("server_request_id", id);
    question.addProperty("action", "fetch_firestore_document");
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    question.add("context", context);
    say(question);
    // From here on the emulator identifies the current request by the id of our own.
    answerTo = id;
    for (JsonObject line = read(); line != null; line = read()) {
      if (line.get("id").getAsInt() == id) return line;
      // Another request, sent meanwhile: it is handled next.
      waiting.add(line);
    }
    throw new IOException("the emulator went away");
  }

  private static Map<String, Object> plainFields(JsonObject holder) {
    Map<String, Object> plain = new HashMap<>();
    JsonObject fields = holder.getAsJsonObject("fields");
    if (fields == null) return plain;
    for (Map.Entry<String, JsonElement> field : fields.entrySet()) {
      plain.put(field.getKey(), plain(field.getValue().getAsJsonObject()));
    }
    return plain;
  }

  /** A stored value in the form that the evaluator takes. Types without a plain form become null. */
  private static Object plain(JsonObject stored) {
    Map.Entry<String, JsonElement> entry = stored.entrySet().iterator().next();
    JsonElement value = entry.getValue();
    switch (entry.getKey()) {
      case "booleanValue":
        return value.getAsBoolean();
      case "integerValue":
        return value.getAsLong();
      case "doubleValue":
        return value.getAsDouble();
      case "stringValue":
        return value.getAsString();
      case "mapValue":
        return plainFields(value.getAsJsonObject());
      case "arrayValue":
        List<Object> list = new ArrayList<>();
        JsonArray values = value.getAsJsonObject().getAsJsonArray("values");
        if (values != null) values.forEach(item -> list.add(plain(item.getAsJsonObject())));
        return list;
      default:
        return null;
    }
  }
}
